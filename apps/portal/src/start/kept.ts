/** Under it this browser keeps whether the last answer of the session was an employee's, true or false; signing out forgets it. */
export const employeeKey = 'evenkeel-employee'

/** Returns what this browser keeps; null if it keeps nothing or may not. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps whether an employee is signed in. */
export function keepEmployee(isEmployee: boolean): void {
  try {
    localStorage.setItem(employeeKey, String(isEmployee))
  } catch {
    // A browser that keeps nothing asks for the session first.
  }
}
