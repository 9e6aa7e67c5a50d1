// Chooses the sample texts. Apart from site-brand.ts, because scripts are split by file: islands carry only these.

export { samples } from '../parley/samples.ts'
