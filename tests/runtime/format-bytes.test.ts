// Sizes as file managers print them: 1 KB is 1024 bytes.

import { expect, it } from 'vitest'
import { formatBytes } from '#runtime/format-bytes.ts'

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [3277, '3.2 KB'],
  [1024 * 1023, '1023.0 KB'],
  [1024 * 1024 - 1, '1.0 MB'],
  [1024 * 1024, '1.0 MB'],
  [1_468_006, '1.4 MB'],
])('%i bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text))
