/** One list card on a phone; a row of cards if there is room. */
export const goalRow =
  'flex flex-col rounded-card border border-hairline bg-surface shadow-1 tablet:grid tablet:grid-cols-3 tablet:gap-4 tablet:border-0 tablet:bg-transparent tablet:shadow-none desktop:grid-cols-5'

export const goalItem =
  'flex gap-4 border-t border-hairline p-4 first:border-t-0 tablet:flex-col tablet:items-start tablet:rounded-card tablet:border tablet:bg-surface tablet:p-5 tablet:shadow-1 tablet:first:border-t'
