import type { Params } from 'react-router'

/** What a title can depend on. */
export interface Address {
  readonly params: Readonly<Params>
  readonly search: URLSearchParams
}

/** What the frame around a route needs to know about it. */
export interface RouteHandle {
  /** The screen's heading, and its last breadcrumb. */
  readonly title: string
  /** The names of the document's title, from the screen outward; the heading alone by default. Nothing is appended. Source: Q-ROUTE-7. */
  readonly names?: (address: Address) => readonly string[]
  /** The links before the title in the breadcrumb bar. A route without them has no bar. */
  readonly crumbs?: readonly { readonly label: string; readonly path: string }[]
}

/** Returns the title of the document on a screen. */
export const documentTitle = ({ title, names }: RouteHandle, address: Address): string =>
  names === undefined ? title : names(address).join(', ')
