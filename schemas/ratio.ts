/** Shapes of pictures and films, width to height. */
export const ratios = ['16:9', '4:3', '1:1', '3:4', '9:16', '21:9'] as const
