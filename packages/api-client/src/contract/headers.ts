/** Names the browser's time zone with each change; a sign-in keeps it. */
export const timeZoneHeader = 'Evenkeel-Time-Zone'

/** The header with the seconds until the session ends if nothing more is done; on every answer to a person who is signed in. */
export const sessionHeader = 'Evenkeel-Session-Seconds'
