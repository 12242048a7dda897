/** The most that an employee can put into a 401(k) in 2026, in dollars, below 50 years of age. Source: IRS Notice 2025-67. */
export const contributionLimit = 24_500
