/** What the drawer shows. */
export type DrawerPage =
  | { readonly type: 'log' | 'team' | 'odds' }
  | { readonly type: 'place'; readonly place: string };
