/** The parameters of an API call. */
export const parameterTable = {
  columns: ['Name', 'Type', 'What it does'],
  required: 'required',
  optional: 'optional',
  example: 'Example: ',
} as const
