// The one inline script of a page: sets the chosen theme before the first paint. In: nothing. Out: a constant, so that its hash can stand in the policy.
// Never more than this: anything added here runs before everything else. Without a choice the operating system's theme holds.

/** Key of the browser's local storage that holds `light` or `dark`. */
export const themeKey = 'theme'

/** Text of the script element, character for character. */
export const themeScript = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`
