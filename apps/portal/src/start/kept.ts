/** Returns what this browser keeps; null if it keeps nothing or may not. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
