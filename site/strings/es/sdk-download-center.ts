/** The newsletter box. */
export const newsletter = {
  title: 'Recibir novedades',
  text: 'Novedades por correo electrónico.',
  email: 'Correo electrónico',
  subscribe: 'Suscribirse',
  subscribing: 'Enviando…',
  simulated: 'Gracias. Demostración: no se ha enviado nada.',
  subscribed: 'Gracias. Su suscripción se ha registrado.',
  failure: 'No se pudo completar la suscripción. Inténtelo de nuevo.',
} as const

/** Cards and quick starts. */
export const sdkDownloadCenter = {
  tabs: 'Inicio rápido por lenguaje',
  language: 'Lenguaje',
  version: 'Versión',
  versionNumber: (version: string) => ['v', version],
  size: 'Tamaño',
  installs: (packageManager: string) => ['Instalaciones al mes (', packageManager, ')'],
  installTitle: (name: string) => `Comando de instalación de ${name}`,
  installCopied: 'Comando de instalación copiado al portapapeles',
  codeTitle: (name: string, version: string) => `${name}, ${version}`,
  codeCopied: 'Ejemplo de código copiado al portapapeles',
  download: 'Descargar',
  docs: 'Documentación',
  docsOf: (name: string) => ['Documentación de ', name],
  githubOf: (name: string) => [name, ' en GitHub'],
} as const
