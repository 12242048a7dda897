export type SortDirection = 'ASC' | 'DESC'

/**
 * What a page is sorted by, ties by id; `account` and `category` list one account's or category's entries, newest
 * first.
 */
export type PageOrder =
  | { readonly by: 'date' | 'description' | 'value'; readonly direction: SortDirection }
  | { readonly by: 'account'; readonly accountId: number | null }
  | { readonly by: 'category'; readonly categoryId: number }
