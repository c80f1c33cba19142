// What somebody is asked, as a clause: '… decides where to go next'.

/** What chance decides is asked of nobody. */
export type Asked = 'move';

const asked = {
  move: 'where to go next',
} satisfies Record<Asked, string>;

export default asked;
