/** What a route says of itself to the frame around it. */
export interface RouteHandle {
  /** The page's title, word for word; nothing is appended. */
  readonly title: string
  /** The links before the title in the breadcrumb bar. A route without them asks for no bar. */
  readonly crumbs?: readonly { readonly label: string; readonly path: string }[]
}
