/** The parameters of an API call. */
export const parameterTable = {
  columns: ['Nom', 'Type', 'Rôle'],
  required: 'obligatoire',
  optional: 'facultatif',
  example: 'Exemple\u00a0: ',
} as const
