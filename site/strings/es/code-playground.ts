/** Examples that replay recorded output. */
export const codePlayground = {
  examples: 'Ejemplos',
  tabs: { code: 'Código', output: 'Salida' },
  tabsLabel: (title: string) => `${title}: código y salida`,
  run: 'Ejecutar código',
  running: 'Ejecutando…',
  download: 'Descargar',
  config: 'Ajustes',
  configTitle: 'Configuración',
  blocked: 'Se está ejecutando otro ejemplo. ',
  note: 'Reproduce resultados registrados; aquí no se mide nada',
  notRun: 'Aún no se ha ejecutado.',
  outputOf: (title: string) => `Salida de ${title}`,
  recorded: 'Salida registrada:',
  links: 'Documentación relacionada',
  done: 'Ejecución completada. Se muestra la salida registrada.',
  copied: 'Código copiado al portapapeles',
} as const
