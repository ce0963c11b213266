import type { DemoSeller } from './demo-seller.ts';

export const paperCrane: DemoSeller = {
  username: 'demo-paper-crane',
  displayName: '紙の鶴スタジオ（デモ）',
  bio: 'デモ用カタログのための架空のショップです。アニメーションと小さな物語。',
  language: 'Japanese',
  licence: 'commercial',
  prompts: [
    {
      title: '刀鍛冶の娘',
      description:
        '家業を継がない、という静かな決心を八秒で描く手描き調アニメ。最後の一打が物語の答えになります。',
      tags: ['アニメ', '職人', '感動'],
      priceCents: 580,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        concept: 'The daughter of a swordsmith hammers her father’s last steel into a temple bell',
        mainSubject: 'a girl of fifteen in a soot-marked indigo work coat, hair tied up with a red cord',
        action: 'strikes the glowing rim once, listens with her eyes shut and lets the hammer sink',
        setting:
          'in an open-fronted forge on a mountain road, maple leaves blowing in, blue evening outside and orange coals within',
        cameraMovement: 'push-in',
        shotTypes: ['medium-shot', 'close-up'],
        cinematicStyle: 'anime',
        colorGrading: 'amber',
        mood: 'bittersweet',
        visualEffects: ['sparks', 'glow'],
        language: 'Japanese',
        dialogue: '娘: 父さん、これも鉄の声だよ。',
        voiceStyle: 'Gentle',
        musicStyle: 'gentle-strings',
        soundEffects: ['one strike that rings for a long time', 'coals settle'],
        ambientSounds: 'a mountain stream, wind in dry leaves',
        additionalParams: 'Hand-painted backgrounds, thin brown line art, cel shading with two tones.'
      }
    },
    {
      title: 'ふくらみすぎたパン',
      description: '粘土の町で起こる小さな大事件。子ども向けの番組や、パン屋さんのお知らせに。',
      tags: ['クレイアニメ', '食べもの', '子ども'],
      priceCents: 780,
      fields: {
        model: 'kling-4',
        duration: 10,
        concept: 'A clay baker’s loaf rises so far that it lifts the roof off his shop',
        mainSubject:
          'a pear-shaped clay baker with a mustache of two white sausages, and a loaf with a worried dent for a face',
        action: 'pushes the dough down with both mitts, is carried up by it and waves from above the chimney',
        setting:
          'in a toy-sized village square at morning, cobbles pressed with a thumb, cotton smoke over crooked roofs',
        cameraMovement: 'tilt-up',
        shotTypes: ['full-shot'],
        cinematicStyle: 'claymation',
        colorGrading: 'warm',
        mood: 'humorous',
        language: 'Japanese',
        dialogue: 'パン屋: ちょっと、ふくらみすぎた！',
        voiceStyle: 'Cheerful',
        musicStyle: 'marching-band',
        soundEffects: ['dough creaks like a balloon', 'roof tiles clatter', 'a plop as it settles'],
        ambientSounds: 'sparrows, a bicycle bell',
        additionalParams:
          'Fingerprints visible in the clay, slight boil between poses, miniature depth of field.'
      }
    },
    {
      title: '泳ぎだす浴衣',
      description: '布の柄が水になる縦長のファッション映像。夏祭りの告知や新作の紹介にそのまま使えます。',
      tags: ['ファッション', '夏', '縦長'],
      priceCents: 480,
      fields: {
        model: 'gemini-omni-1.2-flash',
        duration: 8,
        aspectRatio: '9:16',
        concept: 'Goldfish printed on a summer robe swim off the cotton and circle the woman who wears it',
        mainSubject: 'a woman with a low chignon in a white cotton yukata printed with vermilion goldfish',
        action: 'lifts one sleeve, follows a fish with her fingertip and lets it slip back into the weave',
        setting:
          'on a wooden veranda above a dark pond, paper lanterns swaying, reflections moving over the ceiling',
        cameraMovement: 'orbit',
        shotTypes: ['medium-wide-shot', 'detail-shot'],
        cinematicStyle: 'fashion-film',
        colorGrading: 'jewel-toned',
        mood: 'dreamy',
        visualEffects: ['slow-motion', 'bokeh'],
        musicStyle: 'ambient',
        soundEffects: ['a soft plop as each fish leaves', 'cotton brushes over wood'],
        ambientSounds: 'summer insects, a wind chime'
      }
    },
    {
      title: 'かえるで三つ',
      description: '一つ、二つ、三つ。数と動きが同時に覚えられる無料の教材です。',
      tags: ['学習', '数', '無料'],
      priceCents: 0,
      fields: {
        model: 'seedance-2-fast',
        duration: 8,
        resolution: '720p',
        concept: 'Three frogs land on three lily pads while a child counts them aloud',
        mainSubject: 'three round frogs in lime, teal and yellow, drawn as simple shapes with wide-set eyes',
        action: 'leap in one after another, each pad dipping, until the third arrives late and upside down',
        setting:
          'on a flat turquoise pond with three numbered pads reduced to plain circles, cream sky, clean even light',
        cameraMovement: 'static',
        shotTypes: ['wide-shot'],
        cinematicStyle: '2d-animation',
        colorGrading: 'pastel',
        mood: 'joyful',
        language: 'Japanese',
        dialogue: '子ども: ひとつ、ふたつ……みっつ！',
        voiceStyle: 'Childlike',
        musicStyle: 'upbeat-ukulele',
        soundEffects: ['a springy boing for every leap', 'ripples tinkle'],
        ambientSounds: 'gentle-breeze'
      }
    },
    {
      title: '筆から海へ',
      description: '絵の具がにじみ、線が景色になる。制作過程そのものが物語になる水彩アニメーション。',
      tags: ['水彩', 'アート', '旅'],
      priceCents: 680,
      fields: {
        model: 'seedance-2.5',
        duration: 10,
        resolution: '720p',
        aspectRatio: '4:3',
        concept: 'A brushstroke becomes a river and a sailboat leaves the wet paint behind',
        mainSubject: 'a wide hake brush loaded with ultramarine, and a thumbnail-sized boat with a rust sail',
        action: 'sweeps across the sheet, lifts off, and the boat noses out of the stroke toward bare paper',
        setting:
          'on cold-pressed paper that fills the frame, deckle visible at the rim, pools of pigment blooming into hills',
        cameraMovement: 'following-tracking-move',
        shotTypes: ['top-down-shot'],
        cinematicStyle: 'watercolor-animation',
        colorGrading: 'pastel',
        mood: 'peaceful',
        musicStyle: 'solo-piano',
        soundEffects: ['bristles drag over tooth', 'a sail fills with a soft clap'],
        ambientSounds: 'flowing-river',
        additionalParams:
          'Granulating pigment, hard drying edges, light from the upper left grazing the paper.'
      }
    },
    {
      title: '自動販売機のやさしさ',
      description: '雨の夜、路地裏の出会い。台詞も音もないので、お好きな曲を重ねてください。',
      tags: ['ロボット', '猫', '無音'],
      priceCents: 380,
      fields: {
        model: 'runway-gen4.5',
        duration: 8,
        resolution: '720p',
        aspectRatio: '9:16',
        concept: 'A vending machine warms a stray kitten with a can of hot cocoa',
        mainSubject: 'a dented vending machine with two round lamps like eyes, and a soaked gray kitten',
        action:
          'drops a steaming can into its tray, dims its lamps to a glow and tips its awning over the kitten',
        setting:
          'in a narrow alley behind a bathhouse, puddles full of pink and cyan light, fine rain under one streetlamp',
        cameraMovement: 'slow-dolly-in',
        shotTypes: ['medium-shot'],
        cinematicStyle: '3d-animation',
        colorGrading: 'neon',
        mood: 'cozy',
        visualEffects: ['rain', 'neon-reflections'],
        additionalParams: 'Soft rounded modeling, subsurface glow in the kitten’s ears, 50mm equivalent.'
      }
    },
    {
      title: '夜ふけのドット屋台',
      description: '一画面で夜が更けていく無料のドット絵。配信の待機画面やループ再生に向いています。',
      tags: ['ドット絵', '屋台', '無料'],
      priceCents: 0,
      fields: {
        model: 'kling-3',
        duration: 8,
        aspectRatio: '1:1',
        concept: 'A noodle cart fills with tiny customers as the pixel moon climbs',
        mainSubject:
          'a wheeled cart with a red curtain, its cook twelve pixels tall, and a queue of office workers, cats and a ghost',
        action:
          'ladles bowl after bowl while stools fill from left to right and the last seat goes to the ghost',
        setting:
          'on a canal corner drawn in sixteen colors, windows of the houses going dark one at a time, moon on a diagonal path',
        cameraMovement: 'locked-off',
        shotTypes: ['wide-shot'],
        cinematicStyle: 'pixel-art',
        colorGrading: 'muted',
        mood: 'cozy',
        musicStyle: 'lo-fi-hip-hop',
        soundEffects: ['a short blip for every bowl', 'slurping in square waves'],
        ambientSounds: 'crickets-at-night'
      }
    }
  ],
  bundles: [
    {
      title: '鉄と粘土と絵の具',
      description: '鍛冶の娘、粘土のパン屋、水彩の旅。素材の手ざわりで選んだ三本です。',
      category: 'Anime',
      tags: ['アニメ', '手づくり'],
      priceCents: 1580,
      prompts: ['刀鍛冶の娘', 'ふくらみすぎたパン', '筆から海へ']
    }
  ]
};
