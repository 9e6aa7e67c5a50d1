import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PackedNumbers } from '#generator/outputs/packed-numbers.ts'

test('gives back any numbers in their order', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          fc.nat(2 ** 20),
          fc.maxSafeNat().map((number) => number % 2 ** 48),
        ),
      ),
      (numbers) => {
        const packed = new PackedNumbers(numbers)
        expect(packed.read()).toEqual(numbers)
        expect(packed.at(-1)).toBe(numbers.at(-1))
      },
    ),
  )
})
