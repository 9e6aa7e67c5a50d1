/** Path of the first program that is installed; undefined if none is. */
export declare function findProgram(names: readonly string[]): string | undefined
