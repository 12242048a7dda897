/** Names the browser's time zone, in calls that can begin a session; a sign-in keeps it. */
export const timeZoneHeader = 'Evenkeel-Time-Zone'

/** Whether a write to this path can begin a session. */
export const mayBeginSession = (path: string): boolean => /\/(?:auth|registration)\//.test(path)

/** The header with the seconds until the session ends if nothing more is done; on every answer to a person who is signed in. */
export const sessionHeader = 'Evenkeel-Session-Seconds'
