/** The form that creates an account: the full one, or the short one of a student loan (ACCT-19, Q-API-6). */
export const CustomAccountModalType = { DEFAULT: 0, STUDENT: 1 } as const
export type CustomAccountModalType = (typeof CustomAccountModalType)[keyof typeof CustomAccountModalType]
