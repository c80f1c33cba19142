// To be removed once every game says what may be lost in `danger`.
import type { Scene, Target } from '@undercroft/page-kit/game-view';

/** What a target says in `risk` and `loss`, as the danger it is. */
export function withDangers(scene: Scene): Scene {
  const of = (target: Target): Target => {
    const { danger, risk, loss } = target;
    if (danger || (risk === undefined && !loss)) return target;
    const short = risk ?? loss?.title ?? '';
    return {
      ...target,
      danger: {
        icon: 'warn',
        title: loss?.title ?? target.name,
        odds: '',
        share: loss ? 1 : 0,
        text: loss?.text ?? target.text,
        short,
        tag: short,
        rules: loss ? [loss.rule] : target.rules,
        ...(loss?.confirm === undefined ? {} : { confirm: loss.confirm }),
      },
    };
  };
  return { ...scene, actions: scene.actions.map((option) => ({ ...option, targets: option.targets.map(of) })) };
}
