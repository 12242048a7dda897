/*
 * The bot check: a small piece of work that a browser does in a moment and that makes guessing by the thousand dear. It
 * loads nothing from anybody else, shows no puzzle, and tells nobody who visits.
 */

/** How many zero bits the SHA-256 of a text begins with. */
export function zeroBitsOf(digest: Uint8Array): number {
  const first = digest.findIndex((byte) => byte !== 0)
  return first < 0 ? digest.length * 8 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}

/** The token for a task of `recaptchaKey`: the first number with which its SHA-256 begins with as many zero bits as it asks for. */
export async function solveBotCheck(task: string): Promise<string> {
  const wanted = Number(task.split('.')[2])
  for (let number = 0; ; number += 1) {
    const token = `${task}.${number}`
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
    if (zeroBitsOf(new Uint8Array(digest)) >= wanted) return token
  }
}
