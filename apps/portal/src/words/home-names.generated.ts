// Written by `npm run words` from the catalog of this feature. Do not edit.
export const morning = 'Good morning'
export const afternoon = 'Good afternoon'
export const evening = 'Good evening'
export const welcome = 'Welcome'
export const spendingByCategory = 'Spending by category'
export const whatToDoNow = 'What to do now'
export const untilPayday = 'Left until payday'
export const netWorth = 'Net worth'
