/** The place of a value in the thanks of a form, with the name of its field. */
export const thanksPlaceholder = /\{([A-Za-z_][\w-]*(?:\[\])?)\}/g
