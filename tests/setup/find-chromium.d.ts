/** Path of the binary; undefined when there is none. */
export declare function findChromium(): string | undefined
