/**
 * Here the first script of a page reads whether a person is signed in, and in which role, so that it need not ask before it asks for the
 * data. The value is one of `RoleOfPage`. The server believes only the session.
 */
export const roleCookie = 'evenkeel-role'

/** `none` without a session; `adviser` for planners and staff. */
export type RoleOfPage = 'none' | 'employee' | 'adviser'
