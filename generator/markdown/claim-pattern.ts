/**
 * A reference to a claim. An open brace ends it, so that a text of thousands of them is read in linear time. Spaces
 * around the name do not matter; inside it they make a name that no claim has.
 */
export const claimPattern = /\{claim:[ \t]{0,8}([^{}\s]*(?: [^{}\s]+){0,8})[ \t]{0,8}\}/g
