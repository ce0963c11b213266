import type { DemoSeller } from './demo-seller.ts';

export const paperCrane: DemoSeller = {
  username: 'demo-paper-crane',
  displayName: '紙の鶴スタジオ（デモ）',
  bio: 'デモ用カタログのための架空のショップです。アニメーションと小さな物語。',
  language: 'Japanese',
  licence: 'commercial',
  prompts: [
    [
      'anime-rooftop',
      '屋上の紙飛行機',
      '夏の校舎の屋上で、紙飛行機がひとつの約束を運ぶ八秒間。手描きの線と長い影。',
      580,
      'veo-3.1'
    ],
    [
      'animation',
      'いちばん遅い郵便屋さん',
      '粘土の町を歩く郵便屋さんの物語。一歩ずつ、でも必ず時間どおりに届く。',
      780,
      'kling-4'
    ],
    [
      'streetwear-lookbook',
      '一着の上着、二つの顔',
      'タイルの壁の前で上着を裏返すだけの縦長ルックブック。動きは一つ、印象は二つ。',
      480,
      'veo-3.1'
    ],
    [
      'language-lesson',
      'ひとことで驚かせる会話',
      '質問と答えと小さな驚き。短い会話を一度で覚えるための教材向け。',
      0,
      'veo-3.1-fast'
    ],
    [
      'shadow-theatre',
      '月を返した鶴',
      '紙と灯り一つで語る影絵の伝説。光源が動くと物語も動く。',
      680,
      'seedance-2.5'
    ],
    [
      'toy-box-friends',
      'おもちゃ箱の新入り',
      '常夜灯がともると、古いおもちゃが新しい仲間に場所をあける。',
      380,
      'runway-gen4.5'
    ],
    [
      'pixel-platformer',
      '存在しないゲームの一面',
      'ジャンプから宝箱まで、八秒で終わるドット絵のステージ。',
      0,
      'kling-3'
    ]
  ],
  bundles: [
    {
      title: '紙と粘土と線：三つの動く絵',
      description: '屋上の紙飛行機、粘土の郵便屋さん、影絵の鶴を一つに。',
      category: 'Anime',
      priceCents: 1580,
      templates: ['anime-rooftop', 'animation', 'shadow-theatre']
    }
  ]
};
