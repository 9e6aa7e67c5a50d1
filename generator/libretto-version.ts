/** Version of Libretto, which the launcher reads from its package. */
export function librettoVersion(): string {
  return process.env.LIBRETTO_VERSION ?? '0.1.0'
}
