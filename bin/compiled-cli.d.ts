export function compiledCli(libretto: string): Promise<string>
