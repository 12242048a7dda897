/** The part of SharePoint's framework that the sample uses, as its documentation declares it. */
declare module '@microsoft/sp-webpart-base' {
  export abstract class BaseClientSideWebPart<Properties extends object> {
    protected get properties(): Properties
    protected get domElement(): HTMLElement
    protected abstract render(): void
  }
}
