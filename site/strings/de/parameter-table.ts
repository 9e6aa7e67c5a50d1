/** The parameters of an API call. */
export const parameterTable = {
  columns: ['Name', 'Typ', 'Bedeutung'],
  required: 'erforderlich',
  optional: 'optional',
  example: 'Beispiel: ',
} as const
