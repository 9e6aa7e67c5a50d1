/** A size for people: "812 B", "3.2 KB", "1.4 MB". One kilobyte is 1024 bytes, as in file managers. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kilobytes = bytes / 1024
  // 1023.95 KB and more would print as 1024.0 KB.
  return kilobytes < 1023.95 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
