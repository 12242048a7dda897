/** Entries that agree in everything that decides whether and how they count. */
export interface EntryGroup {
  /** 0 without an account. */
  readonly accountId: number
  readonly categoryId: number
  readonly currency: string
  readonly isHidden: number
  readonly isMoneyIn: number
  readonly valueCents: number
  readonly entries: number
}

/** What the entries of a group agree in. */
type GroupKind = Omit<EntryGroup, 'valueCents' | 'entries'>

export const groupKey = ({ accountId, categoryId, currency, isHidden, isMoneyIn }: GroupKind): string =>
  `${accountId} ${categoryId} ${currency} ${isHidden} ${isMoneyIn}`

/** Compares two groups, for the order in which groups are listed. */
export const byGroup = (one: GroupKind, other: GroupKind): number =>
  one.accountId - other.accountId ||
  one.categoryId - other.categoryId ||
  (one.currency < other.currency ? -1 : Number(one.currency > other.currency)) ||
  one.isHidden - other.isHidden ||
  one.isMoneyIn - other.isMoneyIn
