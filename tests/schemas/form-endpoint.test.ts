import { expect, it } from 'vitest'
import { endpointsSchema, isLocalAddress } from '#schemas/form-endpoint.ts'

it.each(['http://localhost:3000/c', 'http://127.0.0.1:3000/c', 'https://localhost:3000/c', 'https://127.0.0.1/c'])(
  '%s is an address of this computer',
  (address) => {
    expect(endpointsSchema.safeParse({ contact: address }).success).toBe(true)
    expect(isLocalAddress(address)).toBe(true)
  },
)

it.each(['https://localhost.example.com/c', 'https://127.example.com/c', '/api/c', 'https://forms.example.com/c'])(
  '%s is none',
  (address) => {
    expect(endpointsSchema.safeParse({ contact: address }).success).toBe(true)
    expect(isLocalAddress(address)).toBe(false)
  },
)

it.each(['https://./c', 'https://../c', 'https://-.-/c', 'http://forms.example.com/c', 'https://'])(
  '%s is no endpoint',
  (address) => expect(endpointsSchema.safeParse({ contact: address }).success).toBe(false),
)
