import { readFileSync } from 'node:fs'

/**
 * Whether the system has halted a process (SIGSTOP, a debugger): then it is silent, and does not hang.
 * Only Linux says so in a file; elsewhere it is never known.
 */
export function isHalted(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before the state stands in brackets, and may hold any character.
    return /^[Tt]$/.test(stat.slice(stat.lastIndexOf(')') + 2).charAt(0))
  } catch {
    return false
  }
}
