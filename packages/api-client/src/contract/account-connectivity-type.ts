/**
 * Which of the two bank link styles a person uses. Apart from the shape of the settings, so that a page can ask for it
 * without the schema library. Source: product specification, section 3.
 */
export const AccountConnectivityType = { FIRST_PROVIDER: 0, SECOND_PROVIDER: 1 } as const
export type AccountConnectivityType = (typeof AccountConnectivityType)[keyof typeof AccountConnectivityType]
