/** Names the browser's time zone with each change; a sign-in keeps it. */
export const timeZoneHeader = 'Evenkeel-Time-Zone'
