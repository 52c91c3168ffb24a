/** What was done to a battle, for the list of what can be undone. */
export type Deed =
  | { readonly type: 'opened' | 'moved' | 'turned' | 'scaled' | 'mirrored' | 'aligned' | 'grouped' | 'ungrouped' }
  | { readonly type: 'removed' | 'pasted' | 'reshaped' | 'cleared' | 'generated' | 'restored'; readonly count?: number }
  | { readonly type: 'laid' | 'changed' | 'renamed'; readonly what: string }
