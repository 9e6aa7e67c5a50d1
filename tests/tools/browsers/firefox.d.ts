export interface FirefoxTab {
  goto: (url: string) => Promise<unknown>
  goBack: () => Promise<unknown>
  /** Runs code that may return a value, as JSON has it. */
  evaluate: (code: string) => Promise<unknown>
  /** Takes what the console has of errors so far. */
  takeErrors: () => string[]
  /** From now on asks, for each request of the tab, whether it goes on or fails. */
  holdRequests: (decide: (url: string) => Promise<'continue' | 'fail'>) => Promise<void>
  closeTab: () => Promise<void>
}

export interface Firefox {
  openTab: () => Promise<FirefoxTab>
  close: () => Promise<void>
}

/** Starts Firefox; undefined if it is not installed. */
export declare function openFirefox(): Promise<Firefox | undefined>
