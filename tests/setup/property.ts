// Properties are tried with the same values in every run, so that no change fails by chance. With DEEP each run has
// values of its own, and prints the seed of what failed.

import fc from 'fast-check'

if (process.env.DEEP === undefined) fc.configureGlobal({ seed: 20261123 })

export { fc }
