/** The parameters of an API call. */
export const parameterTable = {
  columns: ['Nombre', 'Tipo', 'Qué hace'],
  required: 'obligatorio',
  optional: 'opcional',
  example: 'Ejemplo: ',
} as const
