/** What stays of a picture, and whether the file has its end. */
export interface BareFile {
  kept: Buffer[]
  isWhole: boolean
}
