/** Opens our window next to the page. Null if the browser blocked it. */
export const openOurWindow = (): Window | null =>
  globalThis.open('/embed/window', '_blank', 'popup,width=520,height=760')
