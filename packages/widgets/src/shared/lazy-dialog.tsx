/** A dialog whose code is loaded when it is first opened, so that a screen is usable before anything on it can be edited. */
export { lazyLayer as lazyDialog } from '@evenkeel/ui/lazy-layer'
