/** A reference to a claim. An open brace ends it, so that a text of thousands of them is read in linear time. */
export const claimPattern = /\{claim:([^{}\s]*)\}/g
